/** A point of the square world (Web Mercator), both from 0 to 1. */
export type Point = readonly [x: number, y: number];
export type Line = readonly Point[];

/** Beyond this latitude the square world has nothing. */
const farthestLatitude = 85.05;

/** Where a longitude and a latitude (degrees) stand in the square world. */
export function projected([longitude = 0, latitude = 0]: readonly number[]): Point {
  const sine = Math.sin((Math.max(-farthestLatitude, Math.min(farthestLatitude, latitude)) * Math.PI) / 180);
  return [longitude / 360 + 0.5, 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)];
}

/** Square of how far a point is from the way between two others. */
function offWay([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const [dx, dy] = [bx - ax, by - ay];
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / length));
  return (x - ax - along * dx) ** 2 + (y - ay - along * dy) ** 2;
}
/** The line without points that are off it by less than `least` (Douglas and Peucker); its ends stay. */
export function simplified(line: Line, least: number): Line {
  const kept = new Set([0, line.length - 1]);
  const open: [number, number][] = [[0, line.length - 1]];
  for (let part = open.pop(); part; part = open.pop()) {
    const [from, to] = part;
    let [farthest, at] = [least * least, -1];
    for (let i = from + 1; i < to; i += 1) {
      const off = offWay(line[i] as Point, line[from] as Point, line[to] as Point);
      if (off > farthest) [farthest, at] = [off, i];
    }
    if (at < 0) continue;
    kept.add(at);
    open.push([from, at], [at, to]);
  }
  return line.filter((_, i) => kept.has(i));
}
/** Area of a ring. */
export function areaOf(ring: Line): number {
  let twice = 0;
  ring.forEach(([x, y], i) => {
    const [nextX, nextY] = ring[(i + 1) % ring.length] as Point;
    twice += x * nextY - nextX * y;
  });
  return Math.abs(twice) / 2;
}

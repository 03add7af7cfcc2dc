/** A route between two places over calm water, in the colours of the theme. Decoration only. */
export function RoutePicture() {
  return (
    <div className="lean-picture" aria-hidden>
      {/* biome-ignore lint/a11y/noSvgWithoutTitle: the whole picture is hidden from who cannot see it */}
      <svg viewBox="0 0 720 900" preserveAspectRatio="xMidYMid slice" focusable="false">
        <g className="lean-water" fill="none">
          {[640, 690, 740, 790, 840].map((y, row) => (
            <path
              key={y}
              d={`M${-80 + (row % 2) * 40} ${y}c40 0 40 18 80 18s40-18 80-18 40 18 80 18 40-18 80-18 40 18 80 18 40-18 80-18 40 18 80 18 40-18 80-18 40 18 80 18 40-18 80-18 40 18 80 18`}
            />
          ))}
        </g>
        <path className="lean-route" fill="none" d="M140 560C210 300 470 250 580 330" />
        <g className="lean-home">
          <path d="M92 574v-46l48-36 48 36v46z" />
          <rect className="lean-door" x="130" y="544" width="20" height="30" />
        </g>
        <g className="lean-pin">
          <path d="M580 340c-26-30-38-48-38-66a38 38 0 0 1 76 0c0 18-12 36-38 66z" />
          <circle className="lean-door" cx="580" cy="272" r="13" />
        </g>
      </svg>
    </div>
  );
}

import '../diary.css';
import { ask } from '@homeport/client';
import { townAndCountry } from '@homeport/grammar';
import { mapTiles, type Place, placeAt, placesNamed } from '@homeport/model/diary';
import { TextField } from '@homeport/ui/controls/TextField.tsx';
import { cityName } from '@homeport/ui/language/cities.ts';
import { countryName } from '@homeport/ui/language/countries.ts';
import type { Locale } from '@homeport/ui/language/locale.ts';
import { useSettings } from '@homeport/ui/language/settings.tsx';
import { Icon } from '@homeport/ui/parts/Icon.tsx';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { LocateFixed, Search, ZoomIn, ZoomOut } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { assignmentQuery } from '../../data/queries.ts';
import { usePageWords } from '../../words/page-words.ts';
import { diaryWords } from '../words.ts';
import { cityQuery } from './city-query.ts';
import { type DrawnMap, drawMap } from './draw-map.ts';
import { TouchHint } from './TouchHint.tsx';

/** What a chosen point sets in the form. */
export interface FoundPlace {
  readonly latitude: number;
  readonly longitude: number;
  readonly location?: string;
  readonly country?: string;
}
const setBy = ({ town, countryCode, latitude, longitude }: Place, locale: Locale): FoundPlace => ({
  latitude,
  longitude,
  country: countryCode,
  ...(town ? { location: cityName(town, countryCode, locale) } : {}),
});

/** A map whose double-click sets the position; a search does the same by keyboard. What cannot be found sets nothing. */
export function PlaceMap({
  latitude,
  longitude,
  onPlace,
}: {
  latitude: number | null;
  longitude: number | null;
  onPlace: (found: FoundPlace) => void;
}) {
  const text = usePageWords(diaryWords);
  const { locale } = useSettings();
  const box = useRef<HTMLDivElement>(null);
  const map = useRef<DrawnMap | null>(null);
  const [name, setName] = useState<string | null>(null);
  const [found, setFound] = useState<readonly Place[] | null>(null);
  /** Why a search has found nothing. */
  const [missed, setMissed] = useState<'none' | 'short' | 'away' | null>(null);
  const latest = useRef(onPlace);
  latest.current = onPlace;
  const spoken = useRef(locale);
  spoken.current = locale;
  const [isTouch] = useState(() => matchMedia('(pointer: coarse)').matches);
  const [isOwn, setOwn] = useState(true);

  const setPoint = useRef(async (at: { latitude: number; longitude: number }) => {
    map.current?.show(at);
    latest.current(at);
    const place = await ask(placeAt, {
      query: { latitude: at.latitude.toFixed(6), longitude: at.longitude.toFixed(6) },
    }).catch(() => undefined);
    if (place) latest.current({ ...setBy(place, spoken.current), ...at });
  }).current;

  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const drawn = drawMap(element, {
      onPoint: (at) => void setPoint(at),
      nameOf: (town, country) => cityName(town, country, spoken.current),
      isTouch,
    });
    map.current = drawn;
    const begin = (url: string | null) => {
      if (map.current !== drawn) return;
      setOwn(url === null);
      if (url === null) drawn.own();
      else drawn.tiles(url);
    };
    ask(mapTiles).then(
      ({ url }) => begin(url),
      () => begin(null),
    );
    return () => {
      map.current = null;
      drawn.remove();
    };
  }, [setPoint, isTouch]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: towns are named anew in another language
  useEffect(() => map.current?.renew(), [locale]);
  // It opens where the person is going to live, until a position is set.
  const host = useQuery(assignmentQuery).data?.hostLocation;
  const isSet = latitude !== null && longitude !== null;
  const { data: city } = useQuery({ ...cityQuery(host), enabled: !isSet && Boolean(host?.town) });
  useEffect(() => {
    if (city && !isSet) map.current?.look(city);
  }, [city, isSet]);
  useEffect(() => {
    if (latitude !== null && longitude !== null) map.current?.show({ latitude, longitude });
  }, [latitude, longitude]);

  const search = async (event: FormEvent) => {
    event.preventDefault();
    setFound(null);
    const wanted = name?.trim();
    if (!wanted) return setMissed('short');
    const places = await ask(placesNamed, { query: { name: wanted } }).catch(() => null);
    setMissed(places === null ? 'away' : places.length === 0 ? 'none' : null);
    setFound(places);
  };
  // Asked of the device only when the button is pressed; a refusal is silent.
  const locate = () =>
    navigator.geolocation?.getCurrentPosition(
      ({ coords }) => void setPoint({ latitude: coords.latitude, longitude: coords.longitude }),
      () => undefined,
    );
  return (
    <section className="hp-lines" aria-label={text('map.title')}>
      <p className="hp-muted">{text(isTouch ? 'map.help.touch' : 'map.help')}</p>
      <div className="map">
        <div ref={box} className="map-canvas" data-testid="map" role="application" aria-label={text('map.keys')} />
        <span className="map-middle" aria-hidden="true" />
        {isTouch ? <TouchHint box={box} /> : null}
        <div className="map-buttons">
          <Button variant="default" aria-label={text('map.in')} onClick={() => map.current?.zoom(1)}>
            <Icon of={ZoomIn} />
          </Button>
          <Button variant="default" aria-label={text('map.out')} onClick={() => map.current?.zoom(-1)}>
            <Icon of={ZoomOut} />
          </Button>
        </div>
      </div>
      {isOwn ? <p className="hp-caption hp-muted">{text('map.source')}</p> : null}
      {latitude !== null && longitude !== null ? (
        <p className="hp-caption hp-number">
          {text('map.at', { latitude: latitude.toFixed(4), longitude: longitude.toFixed(4) })}
        </p>
      ) : null}
      <form className="hp-lines" onSubmit={(event) => void search(event)}>
        <TextField label={text('map.search')} value={name} maxLength={80} onChange={setName} />
        <div className="entry-actions">
          <Button type="submit" variant="default" leftSection={<Icon of={Search} small />}>
            {text('map.go')}
          </Button>
          <Button variant="default" leftSection={<Icon of={LocateFixed} small />} onClick={locate}>
            {text('map.mine')}
          </Button>
        </div>
      </form>
      {missed ? <p role="status">{text(`map.${missed}`)}</p> : null}
      {found && found.length > 0 ? (
        <ul className="rows" aria-label={text('map.found')}>
          {found.map((place) => (
            <li key={`${place.latitude} ${place.longitude}`}>
              <Button
                variant="subtle"
                onClick={() => {
                  map.current?.show(place);
                  onPlace(setBy(place, locale));
                  setFound(null);
                }}
              >
                {townAndCountry(
                  cityName(place.town, place.countryCode, locale),
                  countryName(place.countryCode, locale),
                )}
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  );
}

import type { Entity } from '@homeport/grammar';
import { useRef, useState } from 'react';
import { useRecordHost } from '../host/record-host.ts';
import type { SimilarRecord } from '../host/record-source.ts';
import type { Row } from '../host/row.ts';
import type { FormValues } from './form-values.ts';
import { commonIn, nameIn } from './similar.ts';

/** Records of a similar name that are offered before a new one is saved, and what the new one could be a side of. */
export function useAlike(entity: Entity) {
  const { source, catalogue } = useRecordHost();
  const [similar, setSimilar] = useState<readonly SimilarRecord[]>([]);
  /** What the record could be a side of: others called so, of what it names none of. */
  const [common, setCommon] = useState<readonly SimilarRecord[]>([]);
  /** The name that was looked at: saved as it is, whatever is called similarly. */
  const looked = useRef('');
  /** Before somebody new is saved: whether others of a similar name are there, which are then offered; once for each name. */
  const holdsBack = async (current: FormValues, from: Row | undefined): Promise<boolean> => {
    const name = nameIn(entity, current);
    if (from || name === '' || name === looked.current) return false;
    const inCommon = commonIn(entity, current, catalogue);
    // Not knowing is no reason not to save.
    const [found, known] = await Promise.all([
      source.similar(entity, name).catch(() => []),
      inCommon ? source.similar(inCommon, name).catch(() => []) : [],
    ]);
    looked.current = name;
    setSimilar(found);
    setCommon(known);
    return found.length + known.length > 0;
  };
  const forget = () => {
    setSimilar([]);
    setCommon([]);
  };
  return { similar, common, holdsBack, forget };
}

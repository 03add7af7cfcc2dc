import { describe, expect, it } from 'vitest';
import { drawnCatalogue } from './drawn.ts';

describe('what screens are drawn from', () => {
  it('has what every entity is called and found by at once', () => {
    const { title, fields, access } = drawnCatalogue().entity('caseDetail');
    expect(title.every((name) => name in fields)).toBe(true);
    expect(Object.keys(access).length).toBeGreaterThan(0);
  });

  it('knows what refers to a record once its kind is needed, and what roles are not shown of it', async () => {
    const catalogue = drawnCatalogue();
    await catalogue.need('caseDetail');
    // Its own domain was not asked for: it is known by the fields that refer to others only.
    expect(catalogue.entity('workPermit').fields.caseDetail).toMatchObject({ type: 'ref', to: 'caseDetail' });
    expect(catalogue.entity('workPermit').list).toBeUndefined();
  });

  it('does not lose what came whole', async () => {
    const catalogue = drawnCatalogue();
    await Promise.all([catalogue.need('caseDetail'), catalogue.need('workPermit')]);
    expect(catalogue.entity('caseDetail').fields.phase).toBeDefined();
    expect(catalogue.entity('workPermit').fields.caseDetail).toBeDefined();
  });
});

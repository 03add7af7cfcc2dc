import { json } from '../fields/build.ts';

/** The tests that stand beside a formula: they run whenever the record is saved, and have to come out as said. */
export const formulaCases = (label: string) =>
  json(label, {
    maxDepth: 6,
    help: 'What is given, by the names of the formula, and what it has to come to. Saving runs them.',
    shape: {
      is: 'list',
      one: 'Test',
      of: {
        is: 'record',
        parts: {
          name: { label: 'What is tried', shape: { is: 'text' }, required: true },
          given: {
            label: 'Given',
            shape: {
              is: 'list',
              one: 'Value',
              of: {
                is: 'record',
                parts: {
                  name: { label: 'Name', shape: { is: 'text' }, required: true },
                  value: { label: 'Value', shape: { is: 'text' } },
                },
              },
            },
          },
          expected: { label: 'Comes to', shape: { is: 'text' }, required: true },
        },
      },
    },
  });

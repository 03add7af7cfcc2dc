import type { Shape } from '@homeport/grammar';

const codes = { is: 'texts' } as const;
const operations = {
  sum: 'Sum',
  difference: 'Difference',
  product: 'Product',
  concat: 'One after the other',
  count: 'How many are filled',
  days: 'Days between',
} as const;
const withOptions = { part: 'type', among: ['choice', 'choices'] } as const;
const withLimits = { part: 'type', among: ['number', 'money'] } as const;

const field = {
  is: 'record',
  parts: {
    label: { label: 'Question', required: true, shape: { is: 'words' } },
    code: { label: 'Code', required: true, shape: { is: 'text' } },
    type: {
      label: 'Kind of answer',
      shape: {
        is: 'choice',
        choices: {
          text: 'One line',
          longText: 'Several lines',
          number: 'Number',
          money: 'Amount',
          date: 'Date',
          yesNo: 'Yes or no',
          choice: 'One of a list',
          choices: 'Several of a list',
          country: 'Country',
          email: 'E-mail address',
          phone: 'Phone number',
        },
      },
    },
    help: { label: 'Help', shape: { is: 'words' } },
    required: { label: 'Has to be answered', shape: { is: 'yesNo' } },
    options: {
      label: 'List',
      only: withOptions,
      shape: {
        is: 'list',
        one: 'Answer to choose',
        of: {
          is: 'record',
          parts: {
            label: { label: 'Answer', required: true, shape: { is: 'words' } },
            value: { label: 'Code', required: true, shape: { is: 'text' } },
          },
        },
      },
    },
    min: { label: 'At least', only: withLimits, shape: { is: 'value' } },
    max: { label: 'At most', only: withLimits, shape: { is: 'value' } },
    maxLength: {
      label: 'Letters at most',
      only: { part: 'type', among: ['text', 'longText'] },
      shape: { is: 'whole' },
    },
    currency: { label: 'Currency', only: { part: 'type', among: ['money'] }, shape: { is: 'text' } },
    bind: {
      label: 'Kept with the person as',
      shape: {
        is: 'choice',
        choices: {
          'person.preferredName': 'Preferred name',
          'person.phone': 'Phone',
          'person.mobile': 'Mobile',
          'person.birthDate': 'Date of birth',
          'person.nationality': 'Nationality',
        },
      },
    },
  },
} as const satisfies Shape;

/** How people see and change what a form asks: steps, sections, questions. */
export const pageShape = {
  is: 'record',
  parts: {
    steps: {
      label: 'Steps',
      required: true,
      shape: {
        is: 'list',
        one: 'Step',
        of: {
          is: 'record',
          parts: {
            title: { label: 'Title', required: true, shape: { is: 'words' } },
            code: { label: 'Code', required: true, shape: { is: 'text' } },
            help: { label: 'Help', shape: { is: 'words' } },
            sections: {
              label: 'Sections',
              required: true,
              shape: {
                is: 'list',
                one: 'Section',
                of: {
                  is: 'record',
                  parts: {
                    title: { label: 'Title', shape: { is: 'words' } },
                    code: { label: 'Code', required: true, shape: { is: 'text' } },
                    columns: { label: 'Columns', shape: { is: 'whole' } },
                    fields: { label: 'Questions', required: true, shape: { is: 'list', one: 'Question', of: field } },
                  },
                },
              },
            },
          },
        },
      },
    },
  },
} as const satisfies Shape;

const onTargets = {
  part: 'do',
  among: ['show', 'hide', 'require', 'optional', 'enable', 'disable', 'compute'],
} as const;

/** How people see and change a rule of a form: when it holds, and what it does then. */
export const ruleShape = {
  is: 'record',
  parts: {
    when: { label: 'When', shape: { is: 'filter', asks: 'page.definition' } },
    effects: {
      label: 'What it does',
      shape: {
        is: 'list',
        one: 'Effect',
        of: {
          is: 'record',
          parts: {
            do: {
              label: 'Effect',
              shape: {
                is: 'choice',
                choices: {
                  show: 'Show',
                  hide: 'Hide',
                  require: 'Has to be answered',
                  optional: 'Need not be answered',
                  enable: 'Open',
                  disable: 'Close',
                  set: 'Set to',
                  compute: 'Work out',
                  refuse: 'Refuse',
                },
              },
            },
            field: {
              label: 'Question',
              only: { part: 'do', among: ['set', 'compute', 'refuse'] },
              shape: { is: 'text' },
            },
            of: { label: 'Of these questions', only: onTargets, shape: codes },
            value: { label: 'Value', only: { part: 'do', among: ['set'] }, shape: { is: 'value' } },
            operation: {
              label: 'How',
              only: { part: 'do', among: ['compute'] },
              shape: { is: 'choice', choices: operations },
            },
            message: { label: 'Message', only: { part: 'do', among: ['refuse'] }, shape: { is: 'words' } },
          },
        },
      },
    },
  },
} as const satisfies Shape;

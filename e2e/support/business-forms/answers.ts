/** Files that a visitor chooses, by name, and what the visitor says about a picture, by its input's number. */
export interface ChosenFiles {
  files: readonly string[];
  texts?: Readonly<Record<string, string>>;
}

/** An answer as a visitor gives it: a text, ticked or ranked texts, parts by their input's number, rows, or files. */
export type Answer =
  | string
  | readonly string[]
  | Readonly<Record<string, string>>
  | readonly (readonly string[])[]
  | ChosenFiles;

export function isFiles(answer: Answer): answer is ChosenFiles {
  return typeof answer === 'object' && 'files' in answer;
}

const ada = { 3: 'Ada', 6: 'Lovelace' };
const email = 'ada@example.com';

/**
 * What is entered into each business form, by field ID. A field without an answer stays empty. Dates and times are
 * as browsers have them, and numbers with a dot.
 */
export const answers: Readonly<Record<string, Readonly<Record<number, Answer>>>> = {
  contact: { 1: ada, 2: email, 3: '2185550142', 4: 'Midwest', 5: 'Line one\nand two', 7: 'yes' },
  quotation: { 2: 'Slurry', 3: '12.5', 4: '450', 5: [['DN 80', '4']], 7: 'Engines', 8: ada, 9: email },
  warranty: {
    1: '20417700',
    2: '2026-02-28',
    3: 'Ball valve',
    4: ada,
    6: email,
    7: { files: ['receipt.pdf'] },
    5: { 1: '1 Mill Road', 3: 'Duluth', 4: 'Minnesota', 5: '55810' },
  },
  'service-call': {
    1: ada,
    2: '+49 30 1234',
    3: '2026-12-01',
    4: '13:30',
    5: '17:05',
    6: ['Leaks', 'Noisy'],
    7: 'Water',
  },
  application: {
    1: ada,
    2: email,
    3: '2027-01-15',
    5: { files: ['cv.pdf'] },
    6: 'Because',
    7: 'https://example.com/me',
  },
  order: {
    1: { 3: '2' },
    2: 'DN 80',
    3: 'Epoxy +$15.00',
    4: '3',
    7: ada,
    8: email,
    9: { 1: '1 Mill Road', 3: 'Duluth', 4: 'Minnesota', 5: '55810' },
  },
  event: { 1: ada, 2: email, 3: 'Foundry', 4: '2', 5: ['Lunch', 'Vegetarian'], 6: 'yes' },
  survey: { 1: 'Good', 2: 'Great', 3: ['Care', 'Price', 'Speed'], 4: 'No', 5: 'Too slow', 6: email },
  returns: { 1: 'A-17', 2: '2026-10-31', 3: 'Too many', 5: 'None', 6: email },
  rental: { 1: '2026-12-01', 2: '2026-12-24', 3: ['Hoses'], 4: 'Large', 6: '23', 7: email },
  dealer: {
    1: 'Kiesel GmbH',
    3: 'https://example.de',
    4: ['Mining', 'Farm'],
    5: ['Service 9', 'Service 10'],
    8: ada,
    9: email,
    2: { 1: 'Weg 1', 3: 'Essen', 4: 'NRW', 5: '45127', 6: 'Germany' },
    6: [['Acme']],
  },
  sample: {
    1: 'LV-20',
    2: '3',
    4: ['Pressure test'],
    7: email,
    3: { 1: '5 Rue', 3: 'Laval', 4: 'Quebec', 5: 'H7A 0A1' },
  },
  audit: {
    1: 'Foundry',
    2: [['4.1', 'No record', '2027']],
    3: 'Quality',
    4: 'Passed with findings',
    6: 'Audit of the foundry',
    7: 'One finding',
    8: '2027-03-01',
    9: email,
  },
  newsletter: { 1: email, 2: 'Pumps', 3: 'yes' },
  support: {
    1: 'Gate valve',
    2: { files: ['leak-one.jpg', 'leak-two.png'] },
    3: 'It drips',
    4: 'Notes',
    5: 'valve, leak',
    7: 'A leak',
    8: 'GV-50',
    9: email,
    6: { files: ['cover.png'], texts: { 1: 'The valve', 4: 'In May', 7: 'Before the repair', 2: 'A wet valve' } },
  },
  calculation: { 1: '120', 2: '0.5', 4: { 3: '2' }, 6: email },
};

/** Values that the form computes: prices, calculations and totals, worked out by hand. */
export const computed: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  // 2 × 25, 3 × (180 + 15), and 12 for shipping.
  order: { 5: '$12.00', 6: '647' },
  // 120 × 0.5, and 2 × 120 × 4.50.
  calculation: { 3: '60', '4.2': '$540.00', 5: '1080' },
  // The field offers all categories of the CMS that runs the form; an entry has name and number.
  support: { 4: 'Notes:1' },
};

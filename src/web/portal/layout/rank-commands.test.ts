import { describe, expect, test } from 'vitest';
import { rankCommands } from './rank-commands.ts';

const commands = [
  { group: 'Files', label: 'High Desert Septic', note: 'Approved' },
  { group: 'Files', label: 'Ramos Paving', note: 'Prairie Equipment' },
  { group: 'People', label: 'Priya Shah' },
  { group: 'Go to', label: 'Export applications' },
  { group: 'Go to', label: 'Settings: Pricing' },
];
const labels = (typed: string): string[] => rankCommands(commands, typed).map(({ label }) => label);

describe('the results of the palette', () => {
  test('come by matches at word starts, with their groups together', () => {
    expect(labels('pr')).toEqual([
      'Priya Shah',
      'Settings: Pricing',
      'Export applications',
      'Ramos Paving',
      'High Desert Septic',
    ]);
  });

  test('ignore case, accents and punctuation', () => {
    expect(labels('PRÍ')[0]).toBe('Priya Shah');
    expect(labels('settings: pr')[0]).toBe('Settings: Pricing');
  });

  test('keep their order before anything is typed', () => {
    expect(labels(' ')).toEqual(commands.map(({ label }) => label));
  });
});

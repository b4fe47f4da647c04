import { describe, expect, test } from 'vitest';
import { readStages } from './environment.ts';

const errorsOf = (text: string): string[] => {
  const errors: string[] = [];
  readStages(text, errors);
  return errors;
};

describe('CRM_STAGES', () => {
  test('reads stages in order with their status, and accepts any characters in a stage', () => {
    const errors: string[] = [];
    expect(readStages(' New=submitted ;; a=b - 100 = funded;', errors)).toEqual([
      { stage: 'New', status: 'submitted' },
      { stage: 'a=b - 100', status: 'funded' },
    ]);
    expect(errors).toEqual([]);
  });

  test.each([
    ['', 'CRM_STAGES must contain a stage for submitted, where new leads start.'],
    ['New=submitted; Won', '"Won" is not such an entry'],
    ['New=submitted; =funded', '"=funded" is not such an entry'],
    ['New=submitted; Old=draft', '"Old=draft" is not such an entry'],
    ['New=submitted; Gone=sf_deleted', '"Gone=sf_deleted" is not such an entry'],
    ['New=submitted; NEW=funded', 'CRM_STAGES contains the stage "NEW" twice.'],
  ])('refuses %j with a readable message', (text, error) => {
    expect(errorsOf(text)).toEqual([expect.stringContaining(error)]);
  });
});

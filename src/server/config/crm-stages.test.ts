import { describe, expect, test } from 'vitest';
import { readStages } from './environment.ts';

const faultsOf = (text: string): string[] => {
  const faults: string[] = [];
  readStages(text, faults);
  return faults;
};

describe('CRM_STAGES', () => {
  test('reads stages in order with their status, and accepts any characters in a stage', () => {
    const faults: string[] = [];
    expect(readStages(' New=submitted ;; a=b - 100 = funded;', faults)).toEqual([
      { stage: 'New', status: 'submitted' },
      { stage: 'a=b - 100', status: 'funded' },
    ]);
    expect(faults).toEqual([]);
  });

  test.each([
    ['', 'CRM_STAGES must contain a stage for submitted, where new leads start.'],
    ['New=submitted; Won', '"Won" is not such an entry'],
    ['New=submitted; =funded', '"=funded" is not such an entry'],
    ['New=submitted; Old=draft', '"Old=draft" is not such an entry'],
    ['New=submitted; Gone=sf_deleted', '"Gone=sf_deleted" is not such an entry'],
    ['New=submitted; NEW=funded', 'CRM_STAGES contains the stage "NEW" twice.'],
  ])('refuses %j with a readable message', (text, fault) => {
    expect(faultsOf(text)).toEqual([expect.stringContaining(fault)]);
  });
});

import { describe, expect, test } from 'vitest';
import { readStages } from './environment.ts';

const faultsOf = (text: string): string[] => {
  const faults: string[] = [];
  readStages(text, faults);
  return faults;
};

describe('design 2: CRM_STAGES', () => {
  test('stages in their order, with what each means; a stage may hold signs of all kinds', () => {
    const faults: string[] = [];
    expect(readStages(' New=submitted ;; a=b - 100 = funded;', faults)).toEqual([
      { stage: 'New', status: 'submitted' },
      { stage: 'a=b - 100', status: 'funded' },
    ]);
    expect(faults).toEqual([]);
  });

  test.each([
    ['', 'CRM_STAGES must name a stage for submitted: where a new lead starts.'],
    ['New=submitted; Won', '"Won" is none'],
    ['New=submitted; =funded', '"=funded" is none'],
    ['New=submitted; Old=draft', '"Old=draft" is none'],
    ['New=submitted; Gone=sf_deleted', '"Gone=sf_deleted" is none'],
    ['New=submitted; NEW=funded', 'CRM_STAGES names the stage "NEW" twice.'],
  ])('%j is refused in words', (text, fault) => {
    expect(faultsOf(text)).toEqual([expect.stringContaining(fault)]);
  });
});

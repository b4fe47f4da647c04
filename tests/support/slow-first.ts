import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that start processes or browsers, slowest first: what is left at the end is short, so both workers end together. */
const SLOW = [
  /tests\/e2e\//,
  /tests\/(embedded|conformance|server)\/(keys|audit-kill|recovery|kill-rounds|outbox-kills|move-to-postgres|kms|contract-fuzz|settings-followed)/,
  /tests\/starter/,
  /tests\/power-loss/,
  /csrf|guards|durable-pglite|naughty-input|no-clear-numbers/,
];

export class SlowFirst extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification): number => {
      const found = SLOW.findIndex((pattern) => pattern.test(moduleId));
      return found < 0 ? SLOW.length : found;
    };
    return Promise.resolve(files.toSorted((a, b) => rank(a) - rank(b)));
  }
}

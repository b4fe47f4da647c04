import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Test files that start processes or browsers, slowest first, so that both workers end at about the same time. */
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

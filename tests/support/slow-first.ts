import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** A worker serves the next file only if that has the same project. The short files of the last one fill the end. */
const PROJECTS = ['e2e', 'embedded', 'unit', 'postgres'];
/** Long test files, the longest first, so that all workers end at about the same time. */
const SLOW = [
  /demo|power-loss|(?:csrf|naughty-input|contract-fuzz|guards)\./,
  /e2e\/(?:desk|documents|chat|decision|settings|inquiries|dealer-deals)/,
  /(?:keys|kms|recovery|kill-rounds|audit-kill|outbox-kills|move-to-postgres|settings-followed|durable-pglite)\./,
  /(?:starter|image|no-clear-numbers|audit-attacks|file-stores|leaving|exact-schedule)\./,
];

export class SlowFirst extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ project, moduleId }: TestSpecification): number => {
      const found = SLOW.findIndex((pattern) => pattern.test(moduleId));
      return PROJECTS.indexOf(project.name) * 10 + (found < 0 ? SLOW.length : found);
    };
    return Promise.resolve(files.toSorted((a, b) => rank(a) - rank(b)));
  }
}

import { visitorPaths } from '#contract/visitor-id.ts';
import { visitorId } from './visitor-id.ts';

/** Returns the stored data of this visitor by field. Null after a failure, which is only logged. */
export async function readVisitRecord(): Promise<Record<string, unknown> | null> {
  try {
    const answer = await fetch(`${visitorPaths.visitor}/${visitorId()}`);
    if (!answer.ok) throw new Error(`${String(answer.status)}: ${answer.statusText}`);
    return (await answer.json()) as Record<string, unknown>;
  } catch (error) {
    console.error('Failed to read the visitor', error);
    return null;
  }
}

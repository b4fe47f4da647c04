import { executionAsyncResource } from 'node:async_hooks';

const kept = new Set<object>();

/**
 * Keeps one of the objects that `process.nextTick` queues. V8 forgets the shape of objects when it collects and none of them is
 * there, which is so whenever nothing waits. The shape that it makes next is another one, and code that has met several takes the
 * slow way for good: 280 ns a tick in place of 60, and an answer takes six (docs/decisions/page-layer.md).
 */
export function keepTickShape(): Promise<void> {
  return new Promise((resolve) => {
    process.nextTick((done: () => void) => {
      kept.add(executionAsyncResource());
      done();
    }, resolve);
  });
}

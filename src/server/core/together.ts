/**
 * Work that comes while a round is under way is done in the next one, together: one commit and one flush for many
 * callers. `work` answers in the order of what it is given; when it throws, everyone of its round is told.
 */
export function together<I, O>(most: number, work: (items: I[]) => Promise<O[]>): (item: I) => Promise<O> {
  const waiting: { item: I; done: PromiseWithResolvers<O> }[] = [];
  let running = false;
  const run = async (): Promise<void> => {
    running = true;
    while (waiting.length > 0) {
      const round = waiting.splice(0, most);
      try {
        const answers = await work(round.map(({ item }) => item));
        for (const [n, { done }] of round.entries()) done.resolve(answers[n] as O);
      } catch (error) {
        for (const { done } of round) done.reject(error);
      }
    }
    running = false;
  };
  return (item) => {
    const done = Promise.withResolvers<O>();
    waiting.push({ item, done });
    if (!running) void run();
    return done.promise;
  };
}

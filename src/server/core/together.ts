/**
 * Work that comes while a round is under way is done in the next one, together: one commit and one flush for many
 * callers. `work` takes its round once, when it can begin: what came while it waited for a connection belongs to it. It
 * answers in the order of what it took; when it throws, everyone of its round is told.
 */
export function together<I, O>(most: number, work: (take: () => I[]) => Promise<O[]>): (item: I) => Promise<O> {
  const waiting: { item: I; done: PromiseWithResolvers<O> }[] = [];
  let running = false;
  const run = async (): Promise<void> => {
    running = true;
    while (waiting.length > 0) {
      let round: typeof waiting = [];
      const take = (): I[] => {
        round = waiting.splice(0, most);
        return round.map(({ item }) => item);
      };
      try {
        const answers = await work(take);
        for (const [n, { done }] of round.entries()) done.resolve(answers[n] as O);
      } catch (error) {
        if (round.length === 0) take();
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

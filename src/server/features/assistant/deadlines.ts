/** Ends a model's work: when its first word does not come, when it goes on too long, when nobody listens any more. */
export function deadlines({ firstWordMs, answerMs }: { firstWordMs: number; answerMs: number }, left: AbortSignal) {
  const work = new AbortController();
  const end = (): void => work.abort();
  const first = setTimeout(end, firstWordMs);
  const whole = setTimeout(end, answerMs);
  left.addEventListener('abort', end);
  if (left.aborted) end();
  return {
    signal: work.signal,
    spoke: (): void => clearTimeout(first),
    stop: (): void => {
      clearTimeout(first);
      clearTimeout(whole);
      left.removeEventListener('abort', end);
      end();
    },
  };
}

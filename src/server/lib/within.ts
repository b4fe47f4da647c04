/** Fails when `work` takes longer than `ms`, without canceling it. @throws Error with code ETIMEDOUT */
export async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(Object.assign(new Error('it took too long'), { code: 'ETIMEDOUT' })), ms);
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

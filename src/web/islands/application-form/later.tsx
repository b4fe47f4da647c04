import { type ComponentType, useEffect, useState } from 'react';

type Props<P> = { load: () => Promise<ComponentType<P>>; props: P };

/** A part that most applicants never see, loaded when it is needed. Without a connection it stays away. */
export function Later<P extends object>({ load, props }: Props<P>) {
  const [Part, setPart] = useState<ComponentType<P> | null>(null);
  useEffect(() => {
    load().then(
      (part) => setPart(() => part),
      () => undefined,
    );
  }, [load]);
  return Part && <Part {...props} />;
}

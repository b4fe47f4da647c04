import { describe, expect, test } from 'vitest';
import { openTransfers } from './transfers.ts';

describe('transfers in progress', () => {
  const begin = (transfers = openTransfers(true)) => {
    const from = (owner: string, ip: string) => () => transfers.begin('download', { owner, ip }, 'Please wait.');
    return { from, times: (count: number, one: () => () => void) => Array.from({ length: count }, () => one()) };
  };

  test('free exactly one place when one ends, even if it is ended twice', () => {
    const { from, times } = begin();
    const one = from('user:a', '198.51.100.9');
    const [end] = times(6, one);
    expect(one).toThrow('Please wait.');
    end?.();
    end?.();
    one();
    expect(one).toThrow('Please wait.');
  });

  test('share a limit of 20 between all spellings of one IPv4 address', () => {
    const { from } = begin();
    for (let n = 0; n < 20; n++) from(`user:${String(n)}`, n % 2 === 0 ? '198.51.100.9' : '::ffff:c633:6409')();
    expect(from('user:x', '::ffff:198.51.100.9')).toThrow('Please wait.');
    from('user:x', '198.51.100.10')();
  });

  test('have a limit of 20 per IPv6 /64 and 80 per /48', () => {
    const { from } = begin();
    const use = (subnet: number) => {
      for (let n = 0; n < 20; n++)
        from(`user:${String(subnet)} ${String(n)}`, `2001:db8:1:${String(subnet)}::${String(n + 1)}`)();
    };
    use(1);
    expect(from('user:x', '2001:db8:1:1::ffff')).toThrow('Please wait.');
    use(2);
    use(3);
    use(4);
    expect(from('user:x', '2001:db8:1:5::1')).toThrow('Please wait.');
    from('user:x', '2001:db8:2:1::1')();
  });

  test('count uploads and downloads separately', () => {
    const transfers = openTransfers(true);
    const by = { owner: 'user:a', ip: '198.51.100.9' };
    for (let n = 0; n < 6; n++) transfers.begin('download', by, 'Please wait.');
    for (let n = 0; n < 4; n++) transfers.begin('upload', by, 'Please wait.');
    expect(() => transfers.begin('upload', by, 'Please wait.')).toThrow('Please wait.');
  });

  test.each([
    ['upload', 60],
    ['download', 200],
  ] as const)('have a limit per node for all users: %s %i', (transfer, most) => {
    const transfers = openTransfers(true);
    const from = (n: number) => () =>
      transfers.begin(transfer, { owner: `user:${String(n)}`, ip: `198.51.100.${String(n)}` }, 'Please wait.');
    const [end] = Array.from({ length: most }, (_, n) => from(n)());
    expect(from(most)).toThrow(expect.objectContaining({ status: 429, extra: { retryAfterSeconds: 10 } }));
    end?.();
    from(most)();
    expect(from(most + 1)).toThrow('Please wait.');
  });

  test('are never refused when limits are disabled', () => {
    const { from, times } = begin(openTransfers(false));
    expect(times(100, from('user:a', '198.51.100.9'))).toHaveLength(100);
  });
});

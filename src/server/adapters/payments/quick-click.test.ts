import { describe, expect, test } from 'vitest';
import { Secret } from '#server/crypto/secret.ts';
import { lockFields } from '#server/lib/locked-fields.ts';
import { openQuickClick } from './quick-click.ts';

const KEY = 'EXAMPLEKEY';
const settings = {
  url: 'https://pay.example/cart/cart.php',
  keyId: '4242',
  description: 'Loan Payment',
  securityKey: new Secret(KEY),
  hash: undefined,
};
const gateway = openQuickClick(settings, 'https://lender.example');

describe('the form of the payment gateway', () => {
  test.each([
    ['en', '/make-payment/finish'],
    ['es', '/es/make-payment/finish'],
  ] as const)('has seven fields in order with the hash of the worked example, in %s', (lang, finish) => {
    expect(gateway.form(lang)).toEqual({
      action: 'https://pay.example/cart/cart.php',
      fields: [
        ['key_id', '4242'],
        ['action', 'process_variable'],
        ['order_description', 'Loan Payment'],
        ['language', lang],
        ['url_finish', `https://lender.example${finish}`],
        ['customer_receipt', 'true'],
        ['hash', 'action|order_description|3df99e01c02eafd236e982403a83447f'],
      ],
    });
  });

  test('uses a configured hash unchanged', () => {
    const hash = `action|order_description|${'0'.repeat(32)}`;
    const ready = openQuickClick({ ...settings, securityKey: undefined, hash }, 'https://lender.example');
    expect(ready.form('en').fields.at(-1)).toEqual(['hash', hash]);
    const returned = new URLSearchParams({ response: '1', hash: lockFields([['response', '1']], '') });
    expect(ready.outcomeOf(returned)).toBe('unknown');
  });
});

type Fields = Record<string, string>;
const locked = (fields: Fields, key = KEY): Fields => ({ ...fields, hash: lockFields(Object.entries(fields), key) });
const outcome = (returned: Fields | string): string => gateway.outcomeOf(new URLSearchParams(returned));

describe('the outcome of a return from the gateway', () => {
  test.each([
    ['approved', '1'],
    ['declined', '2'],
    ['unknown', '3'],
    ['unknown', '4'],
    ['unknown', ''],
    ['unknown', 'toString'],
  ])('is %s when a proven response is "%s"', (expected, response) => {
    expect(outcome(locked({ response, order_id: '881' }))).toBe(expected);
    expect(outcome(locked({ order_id: '881', response }))).toBe(expected);
  });

  const good = locked({ response: '1', order_id: '881' });
  const declined = locked({ response: '2', order_id: '881', quantity: '1' });
  const form = Object.fromEntries(gateway.form('en').fields);
  test.each<[string, Fields | string]>([
    ['nothing at all', {}],
    ['no hash', { response: '1' }],
    ['an empty hash', { response: '1', hash: '' }],
    ['a hash without names', { response: '1', hash: good['hash']?.split('|').at(-1) ?? '' }],
    ['a changed response', { ...locked({ response: '2', order_id: '881' }), response: '1' }],
    ['a changed order', { ...good, order_id: '882' }],
    ['another key', locked({ response: '1' }, 'OTHER')],
    ['an empty key', locked({ response: '1' }, '')],
    ['a response that the hash does not cover', { ...locked({ order_id: '881' }), response: '1' }],
    ['the public hash of the form on the site', { ...form, response: '1' }],
    ['a missing field', { response: '1', hash: good['hash'] ?? '' }],
    ['a duplicate response', `${new URLSearchParams(good).toString()}&response=2`],
    ['a duplicate name', locked({ response: '1' })['hash']?.replace('response|', 'response|response|') ?? ''],
    // The hash covers values, not names: a declined return with renamed fields.
    [
      'swapped names',
      {
        quantity: '2',
        order_id: '881',
        response: '1',
        hash: `quantity|order_id|response|${declined['hash']?.split('|').at(-1) ?? ''}`,
      },
    ],
    ['a value with the separator', locked({ response: '1', order_id: '8|81' })],
  ])('is unknown for %s', (_name, returned) => {
    expect(outcome(returned)).toBe('unknown');
  });
});

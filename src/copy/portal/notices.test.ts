import { expect, test } from 'vitest';
import { notices, noticeStateWords } from './notices.ts';

test('calls a notice sent only when an email server is set', () => {
  expect(noticeStateWords('sent', true)).toBe(notices.states.sent);
  expect(noticeStateWords('sent', false)).toBe(notices.kept);
  expect(noticeStateWords('failed', false)).toBe(notices.states.failed);
});

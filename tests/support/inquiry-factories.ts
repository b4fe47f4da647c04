import { inquiryPaths } from '#contract/inquiry-paths.ts';
import type { Inquiry, InquiriesAnswer } from '#contract/inquiries.ts';
import { signedIn } from './factories.ts';
import type { TestApp, TestClient } from './start-test-app.ts';

export const sampleQuote = {
  kind: 'quote',
  language: 'en',
  name: 'Elena Ramos',
  phone: '(402) 555-0188',
  email: 'elena@example.com',
  machine: '2021 skid steer',
  amount: '$60,000',
};
export const sampleCallback = {
  kind: 'callback',
  language: 'es',
  name: 'Josefa Núñez',
  phone: '(531) 555-0177',
  callTime: 'afternoon',
};
export const sampleNewDealer = {
  kind: 'dealer',
  language: 'en',
  company: 'Prairie Machines',
  name: 'Kim Lee',
  email: 'kim@prairie.example',
};
export const sampleEstimate = {
  email: 'elena@example.com',
  language: 'en',
  value: 150_000,
  term: 48,
  tier: 'good',
  down: 15,
};

/** Sends an inquiry as a visitor and returns its id. */
export async function sendInquiry(test: TestApp, body: object = sampleQuote): Promise<string> {
  const answer = await (await test.browser()).send('POST', inquiryPaths.send, body);
  if (answer.statusCode !== 201) throw new Error(`the inquiry was not stored: ${answer.body}`);
  const newest = test.app.db.query.selectFrom('inquiries').select('id').orderBy('id', 'desc').limit(1);
  return (await newest.executeTakeFirstOrThrow()).id;
}

/** Returns one inquiry as this or a new administrator. */
export async function readInquiry(test: TestApp, id: string, staff?: TestClient): Promise<Inquiry | undefined> {
  const who = staff ?? (await signedIn(test, 'admin'));
  const answer = await who.send('GET', `${inquiryPaths.list}?limit=500`);
  return answer.json<InquiriesAnswer>().inquiries.find((one) => one.id === id);
}

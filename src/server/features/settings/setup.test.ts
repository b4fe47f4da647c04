import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type DoctorAnswer, doctorPath } from '#contract/doctor.ts';
import { settingsPaths } from '#contract/settings.ts';
import { type SetupAnswer, setupPaths, type SetupStep, setupSteps, type TestEmailAnswer } from '#contract/setup.ts';
import { expectRefusal } from '#tests/server/expect-refusal.ts';
import { PASSWORD, signedIn } from '#tests/support/factories.ts';
import { startTestApp, type TestApp } from '#tests/support/start-test-app.ts';

let t: TestApp;
let relay: TestApp;
let admin: Awaited<ReturnType<typeof signedIn>>;
beforeAll(async () => {
  t = await startTestApp();
  relay = await startTestApp({ SMTP_URL: 'smtps://mail.acme.example', MAIL_FROM: 'no-reply@acme.example' });
  admin = await signedIn(t, 'admin');
});
afterAll(async () => {
  await t.close();
  await relay.close();
});

const stepsOf = async (by = admin): Promise<SetupAnswer['steps']> =>
  (await by.send('GET', setupPaths.all)).json<SetupAnswer>().steps;
const step = async (name: SetupStep, by = admin) => (await stepsOf(by)).find((one) => one.step === name);
const answer = (name: string, body: object, by = admin) => by.send('PUT', setupPaths.step(name), body);
const audited = async (action: string, of = t): Promise<unknown[]> =>
  (await of.app.db.query.selectFrom('audit').select('detail').where('action', '=', action).orderBy('id').execute()).map(
    ({ detail }) => detail,
  );

describe('the setup wizard', () => {
  test('lists every step, and what is left of a section with samples', async () => {
    const steps = await stepsOf();
    expect(steps.map((one) => one.step)).toEqual([...setupSteps]);
    expect(steps.find((one) => one.step === 'hours')).toEqual({
      step: 'hours',
      state: 'open',
      left: ['2 values are samples. Change what differs, and save. Then confirm the rest with the same button.'],
      version: 0,
    });
    expect(steps.find((one) => one.step === 'claims')?.left).toContain(
      'No proof yet: in business since the year that is named',
    );
  });

  test('a section is done once its values are saved, also those that did not change', async () => {
    const value = { manufacturers: t.app.brand.manufacturers };
    await admin.send('PUT', settingsPaths.section('manufacturers'), { version: 0, value, password: PASSWORD });
    expect(await step('manufacturers')).toMatchObject({ state: 'done', left: [] });
  });

  test('an empty list of manufacturers leaves its claim out of what is to prove', async () => {
    const left = async (): Promise<string | undefined> =>
      (await step('claims'))?.left.find((line) => line.includes('manufacturers'));
    expect(await left()).toBeDefined();
    const body = { version: 1, value: { manufacturers: [] }, password: PASSWORD };
    expect((await admin.send('PUT', settingsPaths.section('manufacturers'), body)).statusCode).toBe(200);
    expect(await left()).toBeUndefined();
  });

  test('a case study that is left out needs no proof', async () => {
    const left = async (): Promise<string | undefined> =>
      (await step('claims'))?.left.find((line) => line.includes('CNC cell'));
    expect(await left()).toBeDefined();
    const { claims, testimonials } = t.app.brand;
    const body = { version: 0, value: { claims, testimonials, leftOut: ['caseManufacturing'] } };
    expect((await admin.send('PUT', settingsPaths.section('claims'), body)).statusCode).toBe(200);
    expect(await left()).toBeUndefined();
  });

  test('a step that publishing does not need can wait, once, with one audit entry', async () => {
    expect((await answer('backups', { state: 'later', version: 0 })).statusCode).toBe(200);
    expect((await answer('backups', { state: 'later', version: 0 })).statusCode).toBe(200);
    expect(await step('backups')).toMatchObject({ state: 'later', version: 1 });
    expect(await audited('setup.step_changed')).toEqual([{ step: 'backups', state: 'later' }]);
    await answer('backups', { state: 'open', version: 1 });
    expect(await step('backups')).toMatchObject({ state: 'open', version: 2 });
  });

  test('of two administrators who answer at once, one gets the conflict, and nothing is half done', async () => {
    const colleague = await signedIn(t, 'admin');
    await answer('dealer', { state: 'later', version: 0 });
    const refused = await answer('dealer', { state: 'open', version: 0 }, colleague);
    expect(expectRefusal(refused, 409, 'conflict').message).toContain('Another administrator changed this step');
    expect(await step('dealer')).toMatchObject({ state: 'later', version: 1 });
    const both = await Promise.all([admin, colleague].map((by) => answer('dealer', { state: 'open', version: 1 }, by)));
    expect(both.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(await step('dealer')).toMatchObject({ version: 2 });
  });

  test.each([
    ['company', 'later', 400, 'validation'],
    ['keys', 'later', 400, 'validation'],
    ['team', 'done', 400, 'validation'],
    ['email', 'done', 409, 'conflict'],
    ['email', 'later', 409, 'conflict'],
  ] as const)('%s is refused as %s', async (name, state, status, code) => {
    expectRefusal(await answer(name, { state, version: 0 }), status, code);
  });

  test('an unknown step is not found, and staff without the permission are refused', async () => {
    expectRefusal(await answer('toString', { state: 'later', version: 0 }), 404, 'not_found');
    const underwriter = await signedIn(t, 'underwriter');
    for (const [method, path] of [
      ['GET', setupPaths.all],
      ['PUT', setupPaths.step('team')],
      ['POST', setupPaths.testEmail],
      ['POST', setupPaths.preview],
      ['GET', doctorPath],
    ] as const)
      expectRefusal(
        await underwriter.send(method, path, method === 'PUT' ? { state: 'later', version: 0 } : undefined),
        403,
        'forbidden',
      );
  });

  test('the team is done with a second member of the staff', async () => {
    const alone = await startTestApp();
    const one = await signedIn(alone, 'admin');
    await alone.app.db.query.updateTable('users').set({ status: 'disabled' }).where('id', '<>', one.userId).execute();
    expect((await step('team', one))?.state).toBe('open');
    await signedIn(alone, 'underwriter');
    expect((await step('team', one))?.state).toBe('done');
    await alone.close();
  });
});

describe('the test email', () => {
  test('goes to the own address, is audited, and its arrival makes the step done', async () => {
    const by = await signedIn(relay, 'admin');
    expect((await step('email', by))?.state).toBe('open');
    expect((await answer('email', { state: 'later', version: 0 }, by)).statusCode).toBe(200);
    expect((await step('email', by))?.state).toBe('later');
    const sent = await by.send('POST', setupPaths.testEmail);
    expect(sent.json<TestEmailAnswer>().message).toContain(`accepted the email to ${by.email}.`);
    expect(relay.mailer.sent.at(-1)).toMatchObject({
      to: by.email,
      subject: `Test email from ${relay.app.brand.company}`,
    });
    expect(await audited('settings.email_tested', relay)).toHaveLength(1);
    expect((await answer('email', { state: 'done', version: 1 }, by)).statusCode).toBe(200);
    expect(await step('email', by)).toMatchObject({ state: 'done', left: [] });
  });

  test('reports the answer of a relay that refuses it, with the next step', async () => {
    const by = await signedIn(relay, 'admin');
    relay.mailer.refuseNext(
      Object.assign(new Error('550'), { response: '550 sender not allowed', command: 'MAIL FROM' }),
    );
    const refusal = expectRefusal(await by.send('POST', setupPaths.testEmail), 409, 'conflict');
    expect(refusal.message).toMatch(/was refused at MAIL FROM: 550 sender not allowed\. Allow MAIL_FROM/);
  });
});

describe('the doctor', () => {
  test('lists findings with what to do, and the section of sample values', async () => {
    const { checks, installation } = (await admin.send('GET', doctorPath)).json<DoctorAnswer>();
    const of = (topic: string) => checks.filter((one) => one.topic === topic);
    expect(of('documents')).toMatchObject([
      { state: 'ok', text: expect.stringContaining('stored, read and deleted') as string },
    ]);
    expect(of('email')).toMatchObject([{ state: 'todo', next: expect.stringContaining('SMTP_URL') as string }]);
    expect(of('keys')).toMatchObject([{ state: 'todo' }]);
    expect(of('backups')).toMatchObject([{ state: 'warning', next: expect.stringContaining('BACKUP_DIR') as string }]);
    expect(of('values').map(({ section }) => section)).toContain('company');
    expect(installation.map(({ name }) => name)).toContain('database');
    const states = checks.map(({ state }) => state);
    expect(states.lastIndexOf('todo')).toBeLessThan(states.indexOf('warning'));
  });
});

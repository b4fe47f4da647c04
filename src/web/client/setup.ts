import { type QueryClient, skipToken, useQuery } from '@tanstack/react-query';
import {
  type AnswerStep,
  previewAnswerSchema,
  type SetupAnswer,
  setupAnswerSchema,
  setupPaths,
  type SetupStep,
  testEmailAnswerSchema,
} from '#contract/setup.ts';
import { requestAsUser } from './session.ts';

const SETUP = [setupPaths.all];

export const useSetup = () =>
  useQuery({
    queryKey: SETUP,
    queryFn: async (): Promise<SetupAnswer> => setupAnswerSchema.parse(await requestAsUser('GET', setupPaths.all)),
    refetchOnMount: 'always',
  });

export const refreshSetup = (client: QueryClient): Promise<void> => client.invalidateQueries({ queryKey: SETUP });

export async function apiAnswerStep(client: QueryClient, step: SetupStep, body: AnswerStep): Promise<void> {
  client.setQueryData(SETUP, setupAnswerSchema.parse(await requestAsUser('PUT', setupPaths.step(step), body)));
}

const TEST_EMAIL = ['test-email'];

/**
 * Returns the relay's answer to the last test email, also after other steps were open. Null or undefined without one.
 */
export const useTestEmail = () =>
  useQuery<string | null>({ queryKey: TEST_EMAIL, queryFn: skipToken, gcTime: Infinity }).data;

/** Sends a test email to the own address, and keeps what the relay answered. */
export async function apiSendTestEmail(client: QueryClient): Promise<void> {
  client.setQueryData(TEST_EMAIL, null);
  const { message } = testEmailAnswerSchema.parse(await requestAsUser('POST', setupPaths.testEmail));
  client.setQueryData(TEST_EMAIL, message);
}

/** Shows the closed site in this browser for an hour. */
export async function apiStartPreview(): Promise<void> {
  previewAnswerSchema.parse(await requestAsUser('POST', setupPaths.preview));
}

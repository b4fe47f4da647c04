import { type QueryClient, useQuery } from '@tanstack/react-query';
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

export async function answerStep(client: QueryClient, step: SetupStep, body: AnswerStep): Promise<void> {
  client.setQueryData(SETUP, setupAnswerSchema.parse(await requestAsUser('PUT', setupPaths.step(step), body)));
}

/** Sends a test email to the own address. Returns what the relay answered. */
export const sendTestEmail = async (): Promise<string> =>
  testEmailAnswerSchema.parse(await requestAsUser('POST', setupPaths.testEmail)).message;

/** Shows the closed site in this browser for an hour. */
export async function startPreview(): Promise<void> {
  previewAnswerSchema.parse(await requestAsUser('POST', setupPaths.preview));
}

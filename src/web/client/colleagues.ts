import {
  type Colleague,
  colleagueAnswerSchema,
  colleaguePaths,
  type ColleaguesAnswer,
  colleaguesAnswerSchema,
  type InviteToDealership,
  type RemoveColleague,
} from '#contract/colleagues.ts';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { requestAsUser } from './session.ts';

const KEY = [colleaguePaths.all];

export const useColleagues = () =>
  useQuery({
    queryKey: KEY,
    queryFn: async (): Promise<ColleaguesAnswer> =>
      colleaguesAnswerSchema.parse(await requestAsUser('GET', colleaguePaths.all)),
    refetchOnMount: 'always',
  });

export const refreshColleagues = (client: QueryClient): Promise<void> => client.invalidateQueries({ queryKey: KEY });

export const apiInviteToDealership = async (colleague: InviteToDealership): Promise<Colleague> =>
  colleagueAnswerSchema.parse(await requestAsUser('POST', colleaguePaths.all, colleague)).colleague;

export const apiRemoveColleague = async (id: string, body: RemoveColleague): Promise<Colleague> =>
  colleagueAnswerSchema.parse(await requestAsUser('POST', colleaguePaths.remove(encodeURIComponent(id)), body))
    .colleague;

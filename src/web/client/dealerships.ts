import { type Dealership, dealershipAnswerSchema, dealershipPath } from '#contract/dealerships.ts';
import { useQuery } from '@tanstack/react-query';
import { requestAsUser } from './session.ts';

export const useDealership = (id: string) =>
  useQuery({
    queryKey: [dealershipPath(id)],
    refetchOnMount: 'always',
    queryFn: async (): Promise<Dealership> =>
      dealershipAnswerSchema.parse(await requestAsUser('GET', dealershipPath(encodeURIComponent(id)))).dealership,
  });

import {
  type Dealership,
  dealershipAnswerSchema,
  dealershipPath,
  type DealershipsAnswer,
  dealershipsAnswerSchema,
  dealershipsPath,
} from '#contract/dealerships.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { requestAsUser } from './session.ts';

/** Reads the dealerships whose name contains the words. */
export const useDealerships = (q: string) =>
  useQuery({
    queryKey: [dealershipsPath, q],
    refetchOnMount: 'always',
    placeholderData: keepPreviousData,
    queryFn: async (): Promise<DealershipsAnswer> =>
      dealershipsAnswerSchema.parse(
        await requestAsUser('GET', `${dealershipsPath}?${new URLSearchParams({ q }).toString()}`),
      ),
  });

export const useDealership = (id: string) =>
  useQuery({
    queryKey: [dealershipPath(id)],
    refetchOnMount: 'always',
    queryFn: async (): Promise<Dealership> =>
      dealershipAnswerSchema.parse(await requestAsUser('GET', dealershipPath(encodeURIComponent(id)))).dealership,
  });

import { useQuery } from '@tanstack/react-query';
import { type DoctorAnswer, doctorAnswerSchema, doctorPath } from '#contract/doctor.ts';
import { requestAsUser } from './session.ts';

export const useDoctor = () =>
  useQuery({
    queryKey: [doctorPath],
    queryFn: async (): Promise<DoctorAnswer> => doctorAnswerSchema.parse(await requestAsUser('GET', doctorPath)),
    refetchOnMount: 'always',
    retry: false,
  });

import {
  type Assign,
  assignedAnswerSchema,
  type Assignee,
  assigneesAnswerSchema,
  assignmentPaths,
} from '#contract/assignments.ts';
import { useQuery } from '@tanstack/react-query';
import type { OpenFile } from './open-file.ts';
import { requestAsUser } from './session.ts';

/** Who can be given a file; asked for once somebody wants to choose. */
export const useAssignees = () =>
  useQuery({
    queryKey: [assignmentPaths.assignees],
    queryFn: async (): Promise<Assignee[]> =>
      assigneesAnswerSchema.parse(await requestAsUser('GET', assignmentPaths.assignees)).assignees,
  });

/** @throws RequestError, with status 409 and who has it when it was somebody else's meanwhile */
export const apiAssignFile = async ({ kind, id }: OpenFile, wanted: Assign): Promise<Assignee | null> =>
  assignedAnswerSchema.parse(await requestAsUser('PATCH', assignmentPaths[kind](encodeURIComponent(id)), wanted))
    .assignee;

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

/** Reads the users to whom a file can be assigned. Runs when the list opens. */
export const useAssignees = () =>
  useQuery({
    queryKey: [assignmentPaths.assignees],
    queryFn: async (): Promise<Assignee[]> =>
      assigneesAnswerSchema.parse(await requestAsUser('GET', assignmentPaths.assignees)).assignees,
  });

/** Assigns a file. @throws RequestError with status 409 and the current assignee after a concurrent change */
export const apiAssignFile = async ({ kind, id }: OpenFile, wanted: Assign): Promise<Assignee | null> =>
  assignedAnswerSchema.parse(await requestAsUser('PATCH', assignmentPaths[kind](encodeURIComponent(id)), wanted))
    .assignee;

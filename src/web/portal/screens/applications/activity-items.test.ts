import { expect, test } from 'vitest';
import type { Note } from '#contract/notes.ts';
import { activityItems } from './activity-items.ts';
import type { FileOfDocument } from './file-documents.ts';

const at = (minute: number): string => `2026-11-21T15:${String(minute).padStart(2, '0')}:00.000Z`;
const entry = (minute: number, action: string, actor = 'ada@example.com') => ({
  at: at(minute),
  action,
  actor,
  actorName: 'Ada Park',
  detail: {},
});

test('notes, emails, documents and history are in one order, newest first; a note appears once', () => {
  const items = activityItems({
    notes: [{ id: 'n', at: at(4) } as Note],
    emails: [
      { id: 'e', template: 'digest', state: 'sent', to: 'a@example.com', queuedAt: at(1), sentAt: at(3) },
      { id: 'f', template: 'digest', state: 'queued', to: 'a@example.com', queuedAt: at(6), sentAt: null },
    ],
    documents: [{ id: 'd', uploadedAt: at(2) } as FileOfDocument],
    history: [entry(7, 'application.note_struck'), entry(5, 'application.complete'), entry(4, 'application.noted')],
    reader: 'ada@example.com',
  });
  expect(items.map(({ kind }) => kind)).toEqual(['emails', 'history', 'notes', 'emails', 'documents']);
});

test('the views of the reader are left out, and those of colleagues stay', () => {
  const items = activityItems({
    notes: [],
    emails: [],
    documents: [],
    history: [
      entry(3, 'application.read'),
      entry(2, 'application.read', 'bea@example.com'),
      entry(1, 'application.submitted'),
    ],
    reader: 'ada@example.com',
  });
  expect(items.map((item) => item.kind === 'history' && [item.line.action, item.line.actor])).toEqual([
    ['application.read', 'bea@example.com'],
    ['application.submitted', 'ada@example.com'],
  ]);
});

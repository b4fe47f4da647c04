import { expect, test } from 'vitest';
import { palette } from './desk.ts';

const { screenSynonyms: screens, actionSynonyms: actions, synonyms } = palette;

test.each([
  ['preferences', screens['/admin/settings']],
  ['settings', synonyms.account],
  ['approve', screens['/admin/applications']],
  ['approve', actions['d']],
  ['sign out', synonyms.logout],
  ['vendors', screens['/admin/dealers']],
  ['letters', screens['/admin/notices']],
  ['email', screens['/admin/outbox']],
])('the word %s finds its entry of the palette', (typed, words) => expect(words).toContain(typed));

import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { ApplicationFile } from '#contract/admin.ts';
import { applicationSections } from '#contract/application-fields.ts';
import { file } from '#copy/portal/applications.ts';
import { FileEquipmentSection } from './file-sections.tsx';

const empty = Object.fromEntries(applicationSections.equipment.map((field) => [field, '']));

test.each([
  ['New', ['equipmentCondition'], true],
  ['New', [], false],
  ['New', ['businessType'], false],
  // Staff corrected it later.
  ['Used', ['equipmentCondition'], false],
])('the file says whether the form filled in %s, with untouched defaults %j: %s', (condition, untouched, says) => {
  const application: Record<string, unknown> = {
    ...empty,
    equipmentCondition: condition,
    invitedBy: null,
    inviteNote: null,
    signature: { untouchedDefaults: untouched },
  };
  const shown = renderToStaticMarkup(<FileEquipmentSection application={application as ApplicationFile} />);
  expect(shown.includes(file.filledInByForm)).toBe(says);
});

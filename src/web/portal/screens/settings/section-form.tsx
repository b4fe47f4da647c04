import { CircleAlert } from 'lucide-react';
import { useState } from 'react';
import { asksAgain, type SettingsSectionState, type SettingsSection } from '#contract/settings.ts';
import { settings as words } from '#copy/portal/settings.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/portal/components/confirm-dialog.tsx';
import { LeaveGuard } from '#web/portal/layout/leave-guard.tsx';
import { RatePreview } from './rate-preview.tsx';
import { SectionConflict } from './section-conflict.tsx';
import { sectionFields } from './section-fields.tsx';
import { errorAt, SectionFormContext } from './use-section-form.ts';
import { useSectionSaving } from './use-section-saving.ts';

type Props = { section: SettingsSection; state: SettingsSectionState<SettingsSection> };

/** One section, which is read and saved separately. */
export function SectionForm({ section, state }: Props) {
  const saving = useSectionSaving(section, state);
  const { form, base, dirty } = saving;
  const [resetting, setResetting] = useState(false);
  const Fields = sectionFields[section];
  const isKept = dirty || base.shipped.length === 0;
  return (
    <>
      <LeaveGuard dirty={dirty} text={words.leave} />
      <form className="panel settings-form" aria-label={words.sections[section].title} {...form.form}>
        <Notices saving={saving} />
        <SectionFormContext value={{ ...form, value: base.value }}>
          <Fields />
        </SectionFormContext>
        {'pricing' in base.value && (
          <RatePreview before={base.value.pricing} after={dirty ? pricingOf(saving) : base.value.pricing} />
        )}
        <div className="settings-actions">
          <Button
            type="submit"
            aria-disabled={form.busy}
            busy={form.busy && saving.dialog === undefined && words.saving}
          >
            {isKept ? words.save : words.keep}
          </Button>
          {dirty && (
            <Button variant="outline" onClick={saving.discard}>
              {words.discard}
            </Button>
          )}
          {base.source === 'screen' && (
            <Button variant="quiet" onClick={() => (asksAgain(section) ? void saving.reset() : setResetting(true))}>
              {words.reset.button}
            </Button>
          )}
        </div>
      </form>
      {saving.conflict !== undefined && (
        <SectionConflict
          base={base.value}
          mine={saving.conflict}
          latest={state}
          onChosen={saving.choose}
          onClose={saving.leaveConflict}
        />
      )}
      {saving.doubt !== undefined && (
        <ConfirmDialog
          {...words.doubts}
          text={saving.doubt}
          busy={words.saving}
          act={saving.saveDoubted}
          onClose={saving.leaveDoubt}
        />
      )}
      {saving.dialog}
      {resetting && (
        <ConfirmDialog
          {...words.reset}
          title={words.reset.title(words.sections[section].title)}
          text={words.reset.text}
          act={saving.reset}
          onClose={() => {
            setResetting(false);
            saving.refocus();
          }}
        />
      )}
    </>
  );
}

type SectionSaving = ReturnType<typeof useSectionSaving>;

function pricingOf(saving: SectionSaving) {
  const written = saving.written();
  return written && 'pricing' in written ? written.pricing : undefined;
}

/** Shows a refusal that belongs to no single field. */
function Notices({ saving: { form, refusal } }: { saving: SectionSaving }) {
  const error = errorAt(form.errors, 'pricing') ?? errorAt(form.errors, 'notices');
  const whole = refusal ?? (error === undefined ? undefined : { title: words.refused, description: error });
  return (
    <div role="status" className="settings-notices">
      {whole && (
        <Alert tone="bad" icon={CircleAlert} title={whole.title}>
          <p>{whole.description}</p>
        </Alert>
      )}
    </div>
  );
}

import { languages, type Language } from '#contract/language.ts';
import { type NoticeText, noticeTextNames, noticeTextParts } from '#contract/notice-texts.ts';
import { settings as words } from '#copy/portal/settings.ts';
import { valueAt } from './form-values.ts';
import { shippedTexts } from './shipped-texts.ts';
import { SettingLines, SettingText } from './setting-field.tsx';
import { useSectionForm } from './use-section-form.ts';

/** The sentences of notices with both languages next to each other, and that the lender's counsel has read them. */
export const NoticeTextFields = () => (
  <>
    <p className="settings-note">{words.noticeTexts.lead}</p>
    <div className="fields">
      <SettingText name="noticeTexts.read.evidence" span={4} />
      <SettingText name="noticeTexts.read.on" span={2} input={{ type: 'date' }} />
    </div>
    {noticeTextNames.map((name) => (
      <fieldset key={name} className="settings-rows">
        <legend>{words.noticeTexts.names[name]}</legend>
        <div className="fields">
          {languages.map((language) => (
            <TextLines key={language} language={language} name={name} />
          ))}
        </div>
      </fieldset>
    ))}
  </>
);

function TextLines({ language, name }: { language: Language; name: NoticeText }) {
  const { value } = useSectionForm();
  const at = `noticeTexts.${language}.${name}`;
  const own = valueAt(value, at);
  const shipped = shippedTexts[language][name];
  const text = typeof own === 'string' && own !== '' ? own : shipped;
  return (
    <SettingLines
      name={at}
      label={words.noticeTexts.languages[language]}
      hint={words.noticeTexts.hint(noticeTextParts[name].may, text !== shipped)}
      rows={3}
      span={3}
      lang={language}
    />
  );
}

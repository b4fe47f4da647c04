import { type Entry, type EntryContent, entryContentSchema, entryPages } from '#contract/assistant-entries.ts';
import type { Language } from '#contract/language.ts';
import { entries as words } from '#copy/portal/chats.ts';
import { apiSaveEntry } from '#web/client/assistant-entries.ts';
import { FormFailure } from '#web/portal/components/form-failure.tsx';
import type { FormSchema } from '#web/portal/hooks/form-values.ts';
import { useForm } from '#web/portal/hooks/use-form.ts';
import { LeaveGuard } from '#web/portal/layout/leave-guard.tsx';
import { Button } from '#web/ui/button.tsx';
import { SelectField } from '#web/ui/field-select.tsx';
import { describedBy, Field } from '#web/ui/field.tsx';
import { toast } from '#web/ui/toast.ts';

type Typed = { page: string; enQuestions: string; enAnswer: string; esQuestions: string; esAnswer: string };
type Asked = { question: string; language: Language };
type Props = { entry: Entry | undefined; asked: Asked | undefined; onSaved: (entry: Entry) => void };

const linesOf = (text: unknown): string[] =>
  (typeof text === 'string' ? text : '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** The fields of the form as the content of an entry. */
const schema: FormSchema<EntryContent> = {
  safeParse: (values) => {
    const typed = values as Typed;
    const read = entryContentSchema.safeParse({
      page: typed.page,
      en: { questions: linesOf(typed.enQuestions), answer: typed.enAnswer },
      es: { questions: linesOf(typed.esQuestions), answer: typed.esAnswer },
    });
    if (read.success) return read;
    const nameOf = ([side, part]: PropertyKey[]): string =>
      side === 'page' ? 'page' : `${String(side)}${part === 'answer' ? 'Answer' : 'Questions'}`;
    return {
      success: false,
      error: { issues: read.error.issues.map(({ path, message }) => ({ path: [nameOf(path)], message })) },
    };
  },
};

const typedOf = ({ page, en, es }: EntryContent): Typed => ({
  page,
  enQuestions: en.questions.join('\n'),
  enAnswer: en.answer,
  esQuestions: es.questions.join('\n'),
  esAnswer: es.answer,
});
const blank = (asked: Asked | undefined): Typed => ({
  page: entryPages[0],
  enQuestions: asked?.language === 'en' ? asked.question : '',
  enAnswer: '',
  esQuestions: asked?.language === 'es' ? asked.question : '',
  esAnswer: '',
});

const areas = ['enQuestions', 'enAnswer', 'esQuestions', 'esAnswer'] as const;
const pages = entryPages.map((value) => ({ value, label: value }));

/** Writes the next version of an entry in both languages. */
export function EntryForm({ entry, asked, onSaved }: Props) {
  const form = useForm<Typed, EntryContent>({
    id: 'entry',
    initial: entry ? typedOf(entry.content) : blank(asked),
    schema,
    send: async (given) => {
      onSaved(await apiSaveEntry(entry, given));
      toast({ title: words.saved });
    },
  });
  return (
    <form className="panel chats-entry" {...form.form}>
      <LeaveGuard dirty={form.dirty && !form.busy} text={words.leave} />
      <p>{words.note}</p>
      <FormFailure title={words.saveFailed} text={form.failure} />
      {areas.map((name) => {
        const frame = { id: form.idOf(name), label: words[name], hint: words.hints[name], error: form.errors[name] };
        return (
          <Field key={name} {...frame}>
            <textarea
              id={frame.id}
              name={name}
              lang={name.slice(0, 2)}
              className="field-control chats-area"
              rows={5}
              value={form.values[name]}
              {...describedBy(frame)}
              onChange={({ target }) => form.change(name, target.value)}
            />
          </Field>
        );
      })}
      <SelectField {...form.select('page', { label: words.page, span: 3 })} options={pages} />
      <Button type="submit" busy={form.busy && words.saving}>
        {words.save}
      </Button>
    </form>
  );
}

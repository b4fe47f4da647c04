import { languages } from '#contract/language.ts';
import { llms as en } from '#copy/en/llms.ts';
import { llms as es } from '#copy/es/llms.ts';
import { markdownPath } from '#web/addresses.ts';
import { publicPages } from '#web/routes.tsx';
import { isShown } from './page.ts';
import type { Site } from './site.ts';

const copies = { en, es };

/** Renders /llms.txt (llmstxt.org): the lender, and every public page with its Markdown version, in both languages. */
export function llmsText({ brand, publicUrl, hours }: Site): string {
  const part = (lang: 'en' | 'es'): string => {
    const copy = copies[lang];
    const words = [
      copy.contact(brand.phones.main.display, brand.emails.contact, hours[lang]),
      copy.limits,
      ...(brand.sample ? [copy.sample] : []),
    ];
    const rows = publicPages
      .filter((page) => page.lang === lang && !page.noindex && isShown(page, brand))
      .map(({ meta, path }) => `- [${meta.title}](${publicUrl}${markdownPath(path)}): ${meta.description}`);
    return `## ${copy.language}\n\n${words.join('\n\n')}\n\n${rows.join('\n')}\n`;
  };
  const summaries = languages.map((lang) => `> ${copies[lang].summary(brand.company)}`);
  return `# ${brand.company}\n\n${summaries.join('\n>\n')}\n\n${languages.map(part).join('\n')}`;
}

import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { ScreenHeading } from '#web/portal/layout/screen-heading.tsx';
import { SegmentedField } from '#web/ui/field-segments.tsx';
import { ButtonSamples } from './button-samples.tsx';
import { FieldSamples } from './field-samples.tsx';
import { FormSample } from './form-sample.tsx';
import { OverlaySamples } from './overlay-samples.tsx';
import { StateSamples } from './state-samples.tsx';
import { TableSample } from './table-sample.tsx';
import './ui-gallery.css';

const themes = ['system', 'light', 'dark'] as const;

/** Every component of the design system in every state. Its address exists outside production only. */
export function UiGallery() {
  const [query, setQuery] = useSearchParams();
  const theme = themes.find((one) => one === query.get('theme')) ?? 'system';
  useEffect(() => {
    const { dataset } = document.documentElement;
    if (theme === 'system') delete dataset['theme'];
    else dataset['theme'] = theme;
    return () => void delete dataset['theme'];
  }, [theme]);
  return (
    <main id="content" className="portal-main gallery">
      <header className="gallery-head">
        <ScreenHeading className="screen-title" title="Design system">
          Design system
        </ScreenHeading>
        <SegmentedField
          frame={{ id: 'theme', label: 'Theme' }}
          options={themes.map((value) => ({ value, label: value[0]?.toUpperCase() + value.slice(1) }))}
          radio={{ name: 'theme', value: theme, onChange: ({ target }) => setQuery({ theme: target.value }) }}
        />
      </header>
      <ButtonSamples />
      <StateSamples />
      <FieldSamples />
      <FormSample />
      <TableSample />
      <OverlaySamples />
    </main>
  );
}

import { financeCostPlaces } from '#contract/brand.ts';
import { tierNames } from '#finance/tiers.ts';
import { settings as words } from '#copy/portal/settings.ts';
import { SettingNumber, SettingSelect, SettingText } from './setting-field.tsx';
import { SettingRows } from './setting-rows.tsx';

const LIMITS = [
  'pricing.fallback.baseRateBps',
  'pricing.fallback.minDownBps',
  'pricing.maxDownBps',
  'pricing.capBps',
  'pricing.longTerm.overMonths',
  'pricing.longTerm.addBps',
  'pricing.recommendation.rateBps',
  'pricing.recommendation.taxSavingsBps',
  'pricing.section179Bps',
];

const LIMIT = ['underCents', 'addBps'] as const;

/** Rates are typed in percent, amounts in dollars. The tiers are one table. */
export const PricingFields = () => (
  <>
    <div className="settings-tiers">
      {tierNames.map((tier) => (
        <div key={tier} className="settings-tier" role="group" aria-labelledby={`tier-${tier}`}>
          <h2 id={`tier-${tier}`}>{words.tiers[tier]}</h2>
          <SettingText name={`pricing.tiers.${tier}.scores`} label={words.rows.scores} span={3} />
          {(['baseRateBps', 'minDownBps', 'maxMonths'] as const).map((part) => (
            <SettingNumber key={part} name={`pricing.tiers.${tier}.${part}`} label={words.rows[part]} span={3} />
          ))}
        </div>
      ))}
    </div>
    <fieldset className="settings-rows">
      <legend>{words.terms}</legend>
      <div className="fields">
        {LIMITS.map((name) => (
          <SettingNumber key={name} name={name} span={2} />
        ))}
        <SettingSelect
          name="financeCostDollars"
          span={6}
          options={financeCostPlaces.map((value) => ({ value, label: words.financeCostPlaces[value] }))}
        />
      </div>
    </fieldset>
    <SettingRows name="pricing.smallAmounts" texts={words.smallAmounts} one="Limit" max={6} parts={LIMIT}>
      {(at) =>
        LIMIT.map((part) => <SettingNumber key={part} name={`${at}.${part}`} label={words.rows[part]} span={3} />)
      }
    </SettingRows>
  </>
);

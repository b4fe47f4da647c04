import { equipmentConditions } from '#contract/application-choices.ts';
import { FormAmount, FormChoice, FormText } from './form-field.tsx';
import { FormSection } from './form-section.tsx';
import { useWords } from './words.ts';

export function EquipmentSection() {
  const { copy } = useWords();
  return (
    <FormSection id="equipment">
      <div className="fields">
        <FormText name="equipmentDescription" />
        <FormAmount name="equipmentAmount" span={2} />
        <FormText name="equipmentVendor" span={4} hint={copy.hints.vendor} />
        <FormChoice
          name="equipmentCondition"
          options={equipmentConditions.map((value) => ({ value, label: copy.equipmentConditions[value] }))}
        />
      </div>
    </FormSection>
  );
}

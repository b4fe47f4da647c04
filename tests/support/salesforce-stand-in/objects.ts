/** The stand-in's description of an object: fields, their lengths, and the targets of references. */
export type FieldInfo = {
  type: 'id' | 'string' | 'boolean' | 'double' | 'datetime' | 'reference' | 'picklist';
  length?: number;
  required?: boolean;
  unique?: boolean;
  externalId?: boolean;
  readOnly?: boolean;
  /** The referenced object, and the name of the relationship. */
  to?: string;
  way?: string;
  /** A restricted picklist accepts only these values. */
  values?: string[];
};
export type ObjectInfo = { prefix: string; fields: Map<string, FieldInfo> };

const system: [string, FieldInfo][] = [
  ['Id', { type: 'id', readOnly: true }],
  ['IsDeleted', { type: 'boolean', readOnly: true }],
  ['SystemModstamp', { type: 'datetime', readOnly: true }],
];
const text = (length: number, more: Partial<FieldInfo> = {}): FieldInfo => ({ type: 'string', length, ...more });
const reference = (to: string, way: string, more: Partial<FieldInfo> = {}): FieldInfo => ({
  type: 'reference',
  to,
  way,
  ...more,
});
const person: [string, FieldInfo][] = [
  ['FirstName', text(40)],
  ['LastName', text(80, { required: true })],
  ['Email', text(80)],
  ['Phone', text(40)],
];
const object = (prefix: string, ...fields: [string, FieldInfo][]): ObjectInfo => ({
  prefix,
  fields: new Map([...system, ...fields]),
});

/** The objects of a new org: the standard ones, and the fields of docs/how-to/connect-salesforce.md. */
export const newObjects = (): Map<string, ObjectInfo> =>
  new Map([
    ['RecordType', object('012', ['DeveloperName', text(80)], ['Name', text(80)], ['SobjectType', text(40)])],
    [
      'Account',
      object('001', ['Name', text(255, { required: true })], ['RecordTypeId', reference('RecordType', 'RecordType')]),
    ],
    ['Contact', object('003', ...person, ['AccountId', reference('Account', 'Account')])],
    ['Opportunity', object('006', ['Name', text(120, { required: true })], ['StageName', text(255)])],
    [
      'Lead',
      object(
        '00Q',
        ...person,
        ['Company', text(255, { required: true })],
        ['IsConverted', { type: 'boolean', readOnly: true }],
        ['ConvertedOpportunityId', reference('Opportunity', 'ConvertedOpportunity', { readOnly: true })],
        ['Portal_Deal_Id__c', text(36, { unique: true, externalId: true })],
        ['Portal_Stage__c', { type: 'picklist' }],
        ['Deal_Name__c', text(255)],
        ['Requested_Amount__c', { type: 'double' }],
        ['Dealer_Account__c', reference('Account', 'Dealer_Account__r')],
      ),
    ],
    [
      'ContentVersion',
      object(
        '068',
        ['Title', text(255)],
        ['PathOnClient', text(500)],
        ['FirstPublishLocationId', { type: 'reference' }],
        ['ContentSize', { type: 'double', readOnly: true }],
        ['Checksum', text(50, { readOnly: true })],
      ),
    ],
    ['UserPermissionAccess', object('0UP', ['PermissionsQueryAllFiles', { type: 'boolean' }])],
  ]);

/** Finds a field or object by name, ignoring case. */
export function findIn<T>(all: Map<string, T>, name: string): { name: string; info: T } | undefined {
  const found = [...all].find(([known]) => known.toLowerCase() === name.toLowerCase());
  return found && { name: found[0], info: found[1] };
}

/** Finds the reference field with this relationship name. */
export const wayOf = (object: ObjectInfo, way: string): { field: string; info: FieldInfo } | undefined => {
  const found = [...object.fields].find(([, info]) => info.way?.toLowerCase() === way.toLowerCase());
  return found && { field: found[0], info: found[1] };
};

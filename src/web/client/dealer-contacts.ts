import {
  type AddContact,
  addContactAnswerSchema,
  debugContactsAnswerSchema,
  type DealerContact,
  dealerContactPaths,
  dealerContactsAnswerSchema,
  type DealerInviteAnswer,
  type ListedContact,
  dealerInviteAnswerSchema,
  foundContactsAnswerSchema,
} from '#contract/dealer-contacts.ts';
import { keepPreviousData, type QueryClient, useQuery } from '@tanstack/react-query';
import { refreshPeople } from './people.ts';
import { requestAsUser } from './session.ts';

const ALL = [dealerContactPaths.contacts];

/** Reads the contacts in the CRM. Only those who invite dealers may read them. */
export const useDealerContacts = (q: string, enabled = true) =>
  useQuery({
    queryKey: [...ALL, q],
    enabled,
    queryFn: async (): Promise<ListedContact[]> => {
      if (q === '')
        return dealerContactsAnswerSchema.parse(await requestAsUser('GET', dealerContactPaths.contacts)).contacts;
      const found = await requestAsUser('GET', `${dealerContactPaths.search}?q=${encodeURIComponent(q)}`);
      return foundContactsAnswerSchema.parse(found).contacts;
    },
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  });

/** Returns true for the built-in CRM, which accepts new contacts. */
export const useCanAddContacts = (): boolean =>
  useQuery({
    queryKey: [dealerContactPaths.contacts, 'can add'],
    queryFn: async (): Promise<boolean> =>
      dealerContactsAnswerSchema.parse(await requestAsUser('GET', dealerContactPaths.contacts)).canAdd,
  }).data ?? false;

/** Reloads the contacts, and the users, whose list has each invited contact. */
export const refreshContacts = async (client: QueryClient): Promise<void> => {
  await Promise.all([client.invalidateQueries({ queryKey: ALL }), refreshPeople(client)]);
};

export async function apiInviteContact(contact: DealerContact): Promise<DealerInviteAnswer> {
  const body = {
    salesforceContactId: contact.Id,
    email: contact.Email,
    firstName: contact.FirstName,
    lastName: contact.LastName,
    phone: contact.Phone,
    salesforceAccountId: contact.AccountId,
  };
  return dealerInviteAnswerSchema.parse(await requestAsUser('POST', dealerContactPaths.createInvite, body));
}

export const apiAddContact = async (contact: AddContact): Promise<DealerContact> =>
  addContactAnswerSchema.parse(await requestAsUser('POST', dealerContactPaths.contacts, contact)).contact;

export const apiDebugContacts = async () =>
  debugContactsAnswerSchema.parse(await requestAsUser('GET', dealerContactPaths.debug));
export const apiReadDealerContacts = async () =>
  dealerContactsAnswerSchema.parse(await requestAsUser('GET', dealerContactPaths.contacts));

import type { messages as ru } from './ru.ts';

export const messages: Record<keyof typeof ru, string> = {
  Account_Passkey_Title: 'Passkeys',
  Account_Passkey_Note:
    'Signing in without a password: the device knows you by face, finger or code, and the site gets only a signature. A passkey does not work on a forged site.',
  Account_Passkey_None: 'No passkeys yet.',
  Account_Passkey_NotOffered:
    'At this address of the site browsers make no passkeys: it takes https and a name instead of a number.',
  Account_Passkey_Name: 'Name of the passkey',
  Account_Passkey_NameHint: 'For example, “Work laptop”',
  Account_Passkey_Add: 'Add a passkey',
  Account_Passkey_Rename: 'Rename',
  Account_Passkey_RenameOne: 'Rename: {name}',
  Account_Passkey_Remove: 'Remove',
  Account_Passkey_RemoveOne: 'Remove: {name}',
  Account_Passkey_RemoveTitle: 'Remove the passkey “{name}”?',
  Account_Passkey_RemoveNote:
    'It will no longer sign you in. It stays on the device itself until you delete it there too.',
  Account_Passkey_RemoveAll: 'Remove all passkeys',
  Account_Passkey_RemoveAllTitle: 'Remove all passkeys?',
  Account_Passkey_Review:
    'Your password has changed, but these passkeys still open your account. Remove those you don’t recognise.',
  Account_Passkey_Save: 'Save',
  Account_Passkey_Cancel: 'Cancel',
  Account_Passkey_Added: 'Added {date}',
  Account_Passkey_Used: 'last sign-in {ago}',
  Account_Passkey_Unused: 'not used yet',
  Account_Passkey_Synced: 'kept in a cloud',
  Account_Passkey_Failed: 'The device gave no passkey.',
  Account_Passkey_Known: 'This device has a passkey of this account already.',
};

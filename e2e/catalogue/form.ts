import type { SeedForm } from '@headwater/cms/seed/model.ts';

export const contactForm: SeedForm = {
  id: 1,
  title: 'Contact us',
  fields: [
    { type: 'NAME', id: 1, label: 'Name', isRequired: true },
    { type: 'EMAIL', id: 2, label: 'Email', isRequired: true },
    { type: 'TEXTAREA', id: 3, label: 'Message' },
  ],
  confirmations: [
    {
      ...{ type: 'MESSAGE', id: 'default', name: 'Default Confirmation', isDefault: true },
      message: '<p>Thanks for your message.</p>',
    },
  ],
};

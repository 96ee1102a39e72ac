import type { SeedUser } from '@headwater/cms/starting-content/model.ts';

/** Logins of the two people who write the posts. */
export const authors = { marit: 'marit.lindqvist', dale: 'dale.kowalczyk' } as const;

export const users: readonly SeedUser[] = [
  {
    login: 'admin',
    name: 'Works Office',
    email: 'office@aldercreek.example.com',
    role: 'administrator',
    description: 'Keeps the site and its users in order.',
  },
  {
    login: 'editor',
    name: 'Inga Haugen',
    email: 'editor@aldercreek.example.com',
    role: 'editor',
    description: 'Looks after the words, drawings and data sheets on this site.',
  },
  {
    login: authors.marit,
    name: 'Marit Lindqvist',
    email: 'marit.lindqvist@aldercreek.example.com',
    role: 'editor',
    description:
      'Application engineer. Has sized pumps at Alder Creek since 2009 and runs the selection class for operators every March.',
  },
  {
    login: authors.dale,
    name: 'Dale Kowalczyk',
    email: 'dale.kowalczyk@aldercreek.example.com',
    role: 'editor',
    description:
      'Field service. Started in the foundry in 1994 and has worked out of a truck since 2003, mostly north of the 45th parallel.',
  },
  {
    login: 'reader',
    name: 'Paula Reyes',
    email: 'paula.reyes@example.com',
    role: 'subscriber',
    description: 'Lift station operator who reads the field notes.',
  },
];

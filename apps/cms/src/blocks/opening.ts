import type { Block } from 'payload'
import { actions } from '../fields/actions'
import { film } from '../fields/film'

export const opening: Block = {
  slug: 'opening',
  labels: { singular: 'Opening film', plural: 'Opening films' },
  fields: [
    {
      name: 'layout',
      type: 'select',
      required: true,
      defaultValue: 'screen',
      options: [
        { value: 'screen', label: 'The film fills the screen, with the studio’s name over it' },
        { value: 'sheet', label: 'The film is framed, with the title and its timecode beside it' },
      ],
    },
    film({
      name: 'film',
      label: 'Film',
      description: 'Loops without sound. Its poster is what visitors see first.',
      isRequired: true,
    }),
    film({
      name: 'smallFilm',
      label: 'Film for small screens',
      description: 'Upright, 3:4. Without it, phones show the film above.',
    }),
    { name: 'title', type: 'text', localized: true, required: true, maxLength: 120 },
    { name: 'lead', type: 'textarea', localized: true, maxLength: 500 },
    actions(),
  ],
}

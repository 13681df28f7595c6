import type { Block } from 'payload'
import { heading, intro } from '../fields/texts'

/** A picture of all around, in which visitors look about. */
export const panorama: Block = {
  slug: 'panorama',
  labels: { singular: '360° picture', plural: '360° pictures' },
  fields: [
    heading({ isRequired: true }),
    intro(),
    {
      name: 'media',
      label: '360° picture or clip',
      type: 'upload',
      relationTo: 'media',
      required: true,
      admin: { description: 'Equirectangular: all around, twice as wide as it is high.' },
    },
    {
      name: 'poster',
      label: 'Picture until the visitor looks around',
      type: 'upload',
      relationTo: 'media',
      filterOptions: { mimeType: { like: 'image/' } },
      admin: { description: 'A flat look into it. Without one, its middle is shown.' },
    },
    {
      name: 'yaw',
      label: 'Where the look begins',
      type: 'number',
      defaultValue: 0,
      min: -180,
      max: 180,
      admin: { description: 'Degrees to the right of the middle; to the left with a minus.' },
    },
  ],
}

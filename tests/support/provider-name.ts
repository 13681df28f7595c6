/** What stands on the button of the provider that the journeys log in through. */
export const PROVIDER_NAME = 'Weave ID'

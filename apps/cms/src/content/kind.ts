import type { PagePath } from '@studio/shared/paths'
import type { CollectionSlug, GlobalSlug } from 'payload'

/** The fields of a document that its paths depend on. */
export interface PathFields {
  slug?: string | null | undefined
  path?: string | null | undefined
  hasResult?: boolean | null | undefined
}

/** What the backend knows about the documents of a collection, apart from their fields. */
export interface CollectionKind {
  collection: CollectionSlug
  /** The name of the main table. Payload derives the names of the other tables from it. */
  table: string
  /** The field with the name that editors read in lists. */
  title: string
  isTitleLocalized: boolean
  hasDrafts: boolean
  /** The field with the document's path or file name, if it has one. */
  address?: 'slug' | 'path' | 'filename'
  /** The paths at which the site shows the document, its own path first. */
  pathsOf?: (row: PathFields) => PagePath[]
  /** Further fields that `pathsOf` reads, or on which it depends whether a document is visible. */
  pathFields?: Record<string, true>
  /** Whether the form saves drafts by itself. The admin asks for the title before it opens one. */
  isSavedByItself?: true
  /** Whether visitors find the document by the site's search. */
  isSearched?: true
}

/** What the backend knows about a document that exists once, such as the menus. */
export interface GlobalKind {
  global: GlobalSlug
  /** Whether only admins may read it and its entries in the log of changes. */
  isForAdmins?: true
}

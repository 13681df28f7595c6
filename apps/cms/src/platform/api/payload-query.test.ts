import { expect, it } from 'vitest'
import { queryProblems } from './payload-query'

const problems = (query: string) => queryProblems(new URLSearchParams(query))

it.each([
  '',
  'limit=0&page=2&depth=1&locale=de&draft=true',
  'sort=-updatedAt,title&sort[]=name',
  'sort=',
  'where=',
  'where={"and":[{"title":{"equals":"a"}},{"or":[{"version._status":{"in":["draft"]}}]}]}',
  'where[title][equals]=a',
  'where[or][0][and][0][path][like]=b&where[or][0][and][1][id][not_in][0]=4',
  'where[id][in][]=4',
  'where[featured][contains][title][equals]=c',
])('the query %s is accepted', (query) => {
  expect(problems(query)).toEqual({})
})

it.each([
  ['limit=-1', 'limit'],
  ['limit=1e9', 'limit'],
  ['limit=', 'limit'],
  ['limit[]=1', 'limit'],
  ['page=NaN', 'page'],
  ['depth=99999999', 'depth'],
  ["sort='; drop", 'sort'],
  ['sort[a]=title', 'sort'],
  ['where=x', 'where'],
  ['where=5', 'where'],
  ['where=null', 'where'],
  ['where=[]', 'where'],
  ['where={"and":[null]}', 'where'],
  ['where={"and":{}}', 'where'],
  ['where={"title":"a"}', 'where'],
  ['where={"title":{"is":"a"}}', 'where'],
  [`where=${'{"and":['.repeat(5_000)}{}${']}'.repeat(5_000)}`, 'where'],
  ['where[title]=a', 'where'],
  ['where[and]=a', 'where'],
  ['where[and][0]=a', 'where'],
  ['where[][equals]=a', 'where'],
  ['where[title][constructor]=a', 'where'],
  ['where[id][near]=1', 'where'],
  ['where={"id":{"within":1}}', 'where'],
  ['where[id][intersects]=1', 'where'],
  ['data=2147483648', 'data'],
  ['data={"title":1}', 'data'],
])('the query %s is refused', (query, parameter) => {
  expect(problems(query)).toEqual({ [parameter]: 'wrongType' })
})

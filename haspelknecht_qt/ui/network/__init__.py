"""Window of a table on several computers: invitation, joining, and the match at the guest."""

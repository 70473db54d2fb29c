CREATE TABLE "sponsors" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sponsors_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"name" text NOT NULL,
	"name_latin" text NOT NULL,
	"logo_id" integer,
	"link" text,
	"in_footer" boolean DEFAULT false NOT NULL,
	"on_competitions" boolean DEFAULT false NOT NULL,
	"on_teams" boolean DEFAULT false NOT NULL,
	"on_match_pictures" boolean DEFAULT false NOT NULL,
	"starts_on" date,
	"ends_on" date,
	"position" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "sponsors_key_unique" UNIQUE("key"),
	CONSTRAINT "sponsor_ends_after_it_starts" CHECK ("sponsors"."ends_on" >= "sponsors"."starts_on"),
	CONSTRAINT "sponsor_has_a_position" CHECK ("sponsors"."position" between 1 and 99)
);
--> statement-breakpoint
ALTER TABLE "sponsors" ADD CONSTRAINT "sponsors_logo_id_media_id_fk" FOREIGN KEY ("logo_id") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;